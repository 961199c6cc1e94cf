-- The words of this refusal name how many hours withdrawals are held. One that was kept for repeats before says it as well.
UPDATE "wallet_idempotency" SET "answer" = jsonb_set("answer", '{refusal,value,hours}', '24'::jsonb)
WHERE "answer" #>> '{refusal,code}' = 'withdrawals_held' AND "answer" #> '{refusal,value,hours}' IS NULL;
