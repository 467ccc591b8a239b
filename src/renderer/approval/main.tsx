import { createORPCClient } from "@orpc/client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { ApprovalClient } from "../../shared/ipc.ts";
import { connectPort } from "../ui/connect-port.ts";
import { Approval } from "./approval.tsx";
import "../ui/theme.css";

const client: ApprovalClient = createORPCClient(connectPort(window));
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Approval client={client} />
    </StrictMode>,
  );
}
