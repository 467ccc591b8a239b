CREATE TABLE `message` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`seq` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_event` ON `message` (`session_id`,`seq`);--> statement-breakpoint
CREATE TABLE `search_backlog` (
	`up_to` integer NOT NULL
);
