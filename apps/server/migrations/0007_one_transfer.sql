-- Writes one transfer between two accounts nobody guards; undone as a whole where a balance is not the one before. A quiet
-- server does little else, and as statements of one function it takes less than as parts of a query.
CREATE FUNCTION "wallet_write_one"(
  "brand" uuid, "moment" timestamptz, "posting" uuid, "hash" uuid, "kind" text, "currency" text, "amount" bigint,
  "reference" text, "is_credit_first" boolean,
  "from_account" uuid, "from_stripe" smallint, "from_seq" bigint, "from_balance" bigint,
  "to_account" uuid, "to_stripe" smallint, "to_seq" bigint, "to_balance" bigint
) RETURNS void LANGUAGE plpgsql AS $$
begin
  for turn in 0..1 loop
    if is_credit_first = (turn = 0) then
      update wallet_balance set balance = to_balance, seq = to_seq, moved_at = moment
      where brand_id = brand and account_id = to_account and stripe = to_stripe and seq = to_seq - 1 and not is_guarded;
    else
      update wallet_balance set balance = from_balance, seq = from_seq, moved_at = moment
      where brand_id = brand and account_id = from_account and stripe = from_stripe and seq = from_seq - 1
        and not is_guarded;
    end if;
    if not found then
      raise exception 'a balance is not what it was believed to be' using errcode = 'serialization_failure';
    end if;
  end loop;
  insert into wallet_transfer (brand_id, id, line, request_hash, kind, currency, amount, reference,
    debit_account_id, debit_stripe, debit_seq, debit_balance,
    credit_account_id, credit_stripe, credit_seq, credit_balance, at)
  values (brand, posting, 0, hash, kind, currency, amount, reference,
    from_account, from_stripe, from_seq, from_balance, to_account, to_stripe, to_seq, to_balance, moment);
end
$$;
