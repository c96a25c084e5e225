ALTER TABLE "attempts" RENAME TO "rate_limit_hits";--> statement-breakpoint
ALTER TABLE "rate_limit_hits" RENAME CONSTRAINT "attempts_tenant_id_id_pk" TO "rate_limit_hits_tenant_id_id_pk";--> statement-breakpoint
ALTER TABLE "rate_limit_hits" RENAME CONSTRAINT "attempts_tenant_id_tenants_id_fk" TO "rate_limit_hits_tenant_id_tenants_id_fk";--> statement-breakpoint
ALTER INDEX "attempts_key" RENAME TO "rate_limit_hits_key";--> statement-breakpoint
ALTER TABLE "outbox_messages" RENAME TO "sms_outbox";--> statement-breakpoint
ALTER TABLE "sms_outbox" RENAME CONSTRAINT "outbox_messages_tenant_id_id_pk" TO "sms_outbox_tenant_id_id_pk";--> statement-breakpoint
ALTER TABLE "sms_outbox" RENAME CONSTRAINT "outbox_messages_tenant_id_tenants_id_fk" TO "sms_outbox_tenant_id_tenants_id_fk";--> statement-breakpoint
ALTER INDEX "outbox_messages_time" RENAME TO "sms_outbox_time";--> statement-breakpoint
ALTER TABLE "likes" RENAME COLUMN "liker" TO "actor";
