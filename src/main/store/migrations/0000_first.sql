CREATE TABLE `draft` (
	`session_id` text PRIMARY KEY NOT NULL,
	`at_ms` integer NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event` (
	`session_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at_ms` integer NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`session_id`, `seq`),
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `grant` (
	`workspace` text NOT NULL,
	`identity` text NOT NULL,
	`at_ms` integer NOT NULL,
	PRIMARY KEY(`workspace`, `identity`)
);
--> statement-breakpoint
CREATE TABLE `prompt` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`session_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prompt_session` ON `prompt` (`session_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text,
	`workspace` text NOT NULL,
	`model_id` text,
	`created_at_ms` integer NOT NULL,
	`updated_at_ms` integer NOT NULL,
	`touched` integer NOT NULL,
	`activity` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `session_touched` ON `session` (`touched`);