CREATE TABLE "module_map" (
	"id" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "module_map_given" ON "module_map" USING btree ("given_at");