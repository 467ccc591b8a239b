/** Where the pages come from. Main hands a port to the main frame of exactly these, and each is served to its own view only. */
export const chatOrigin = "app://hearth";
export const approvalOrigin = "app://approval";

/** What a page says to its preload, and that to main, to hand over one end of a message channel. */
export const handOver = "hearth:port";

/** How long a question must have been on the screen before it can be answered with anything but no, in milliseconds. */
export const armingMs = 400;
