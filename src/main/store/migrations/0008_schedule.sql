CREATE TABLE `schedule` (
	`name` text PRIMARY KEY NOT NULL,
	`handled_ms` integer NOT NULL,
	`started_at_ms` integer,
	`state` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `session_key` (
	`key` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `setting` (
	`name` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
