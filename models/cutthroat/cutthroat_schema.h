#pragma once

#include "models/cutthroat/cutthroat_schema_commands.h"
#include "models/cutthroat/cutthroat_schema_events.h"
#include "models/cutthroat/cutthroat_schema_state.h"
