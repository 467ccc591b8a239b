ALTER TABLE `session` ADD `profile` text DEFAULT 'hearth' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `parent_id` text;