-- Posters of videos stand under /media/<school>/video/; what the sample wrote before names them otherwise.
UPDATE "wall_items" SET "pic" = regexp_replace("pic", '^(/media/\w+/)film/', '\1video/') WHERE "pic" LIKE '/media/%/film/%';--> statement-breakpoint
UPDATE "homeworks" SET "description" = regexp_replace("description", '(src="/media/\w+/)film/', '\1video/', 'g') WHERE "description" LIKE '%/film/%';
