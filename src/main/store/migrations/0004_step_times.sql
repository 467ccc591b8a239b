CREATE TABLE `step_time` (
	`session_id` text NOT NULL,
	`step_id` text NOT NULL,
	`at_ms` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`session_id`, `step_id`),
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `step_time_at` ON `step_time` (`at_ms`);