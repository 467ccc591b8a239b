CREATE TABLE `fitness` (
	`model_hash` text NOT NULL,
	`engine_version` text NOT NULL,
	`at_ms` integer NOT NULL,
	`file_path` text,
	`file_bytes` integer,
	`file_changed_ms` real,
	`body` text NOT NULL,
	PRIMARY KEY(`model_hash`, `engine_version`)
);
