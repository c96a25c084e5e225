CREATE TABLE "operator_account" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"credential" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
