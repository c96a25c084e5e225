ALTER TABLE "clues" ADD COLUMN "handled_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clues" ADD COLUMN "note" text DEFAULT '' NOT NULL;