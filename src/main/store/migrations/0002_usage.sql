CREATE TABLE `usage` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`session_id` text NOT NULL,
	`message_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`model_id` text NOT NULL,
	`host` text,
	`read` integer NOT NULL,
	`reused` integer NOT NULL,
	`written` integer NOT NULL,
	`cost_usd` real
);
--> statement-breakpoint
CREATE INDEX `usage_session` ON `usage` (`session_id`);--> statement-breakpoint
CREATE INDEX `usage_time` ON `usage` (`at_ms`);