CREATE TABLE "release_token" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"modules" text[] NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "registry_change" ADD COLUMN "channel" text DEFAULT 'stable' NOT NULL;