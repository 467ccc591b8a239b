import { createORPCClient } from "@orpc/client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { ChatClient } from "../../shared/ipc.ts";
import { connectPort } from "../ui/connect-port.ts";
import { Start } from "./start/start.tsx";
import "../ui/theme.css";

const client: ChatClient = createORPCClient(connectPort(window));
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Start client={client} />
    </StrictMode>,
  );
}
