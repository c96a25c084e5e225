ALTER TABLE "sso_codes" ADD COLUMN "mobile_proved_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mobile_proved_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_proved_time" timestamp with time zone;