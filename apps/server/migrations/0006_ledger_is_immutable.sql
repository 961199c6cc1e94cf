-- What moved has moved: transfers are only ever added, whoever asks, and even where triggers are said to rest.
CREATE FUNCTION "wallet_transfer_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'a transfer cannot be changed or deleted; post another one' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "wallet_transfer_only_grows" BEFORE UPDATE OR DELETE ON "wallet_transfer"
FOR EACH ROW EXECUTE FUNCTION "wallet_transfer_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "wallet_transfer_never_emptied" BEFORE TRUNCATE ON "wallet_transfer"
FOR EACH STATEMENT EXECUTE FUNCTION "wallet_transfer_refuse_change"();
--> statement-breakpoint
ALTER TABLE "wallet_transfer" ENABLE ALWAYS TRIGGER "wallet_transfer_only_grows";
--> statement-breakpoint
ALTER TABLE "wallet_transfer" ENABLE ALWAYS TRIGGER "wallet_transfer_never_emptied";
--> statement-breakpoint
-- Accounts and balances cannot vanish either; what an account is about never changes.
CREATE TRIGGER "wallet_account_stays" BEFORE UPDATE OR DELETE ON "wallet_account"
FOR EACH ROW EXECUTE FUNCTION "wallet_transfer_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "wallet_balance_stays" BEFORE DELETE ON "wallet_balance"
FOR EACH ROW EXECUTE FUNCTION "wallet_transfer_refuse_change"();
--> statement-breakpoint
-- Room on every page, so that a balance is written where it was and no index has to follow.
ALTER TABLE "wallet_balance" SET (fillfactor = 50);
--> statement-breakpoint
-- Says within the statement that writes a batch whether it found every balance as it was believed to be; if not, the
-- statement is undone as a whole.
CREATE FUNCTION "wallet_refuse_stale"("met" bigint, "believed" bigint) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
begin
  if met <> believed then
    raise exception 'a balance is not what it was believed to be' using errcode = 'serialization_failure';
  end if;
  return true;
end
$$;
