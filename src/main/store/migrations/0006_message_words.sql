-- Only an index: the words of a message are in its event, and those of scripts without blanks come here letter by letter.
CREATE VIRTUAL TABLE `message_words` USING fts5(text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
--> statement-breakpoint
CREATE TRIGGER `message_words_delete` AFTER DELETE ON `message` BEGIN DELETE FROM message_words WHERE rowid = old.id; END;
--> statement-breakpoint
INSERT INTO `search_backlog` (`up_to`) SELECT coalesce(max(rowid), 0) FROM event;
