import { handOverPort } from "./hand-over-port.ts";

handOverPort();
