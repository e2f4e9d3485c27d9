import { z } from "zod";

// Compiled schemas would need `unsafe-eval` in the content security policy. Zod decides when a schema is created, so
// this file is imported before all others.
z.config({ jitless: true });
