CREATE TABLE "build_set_aside" (
	"module_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"reasons" text[] NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
