CREATE TABLE `memory_vector` (
	`text_hash` text PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`dimension` integer NOT NULL,
	`vector` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `message_vector` (
	`message_id` integer NOT NULL,
	`part` integer NOT NULL,
	`model` text NOT NULL,
	`dimension` integer NOT NULL,
	`text_hash` text NOT NULL,
	`vector` blob NOT NULL,
	PRIMARY KEY(`message_id`, `part`),
	FOREIGN KEY (`message_id`) REFERENCES `message`(`id`) ON UPDATE no action ON DELETE cascade
);
