CREATE TABLE "release_withheld" (
	"module_id" text NOT NULL,
	"scope" text NOT NULL,
	"version" text NOT NULL,
	"cause" text NOT NULL,
	"pages" integer NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_withheld_module_id_scope_version_cause_pk" PRIMARY KEY("module_id","scope","version","cause")
);
--> statement-breakpoint
ALTER TABLE "module_outcome" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "module_outcome" ADD COLUMN "area" text;--> statement-breakpoint
CREATE UNIQUE INDEX "module_outcome_once" ON "module_outcome" USING btree ("tenant_id","page","module","version","phase");--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "release_withheld" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('registry', 'scope');