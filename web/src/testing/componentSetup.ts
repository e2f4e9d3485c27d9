import "../platform/interpretSchemas.ts";
import "../ui/theme/styles.ts";
