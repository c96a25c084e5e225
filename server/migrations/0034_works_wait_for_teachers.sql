-- Works that are there wait as they did.
ALTER TABLE "works" ADD COLUMN "waits_for_teacher" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "waits_for_teacher" SET DEFAULT false;
