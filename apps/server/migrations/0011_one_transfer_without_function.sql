-- One transfer is written by a plain statement now, which is faster.
DROP FUNCTION "wallet_write_one"(uuid, timestamptz, uuid, uuid, text, text, bigint, text, boolean,
  uuid, smallint, bigint, bigint, uuid, smallint, bigint, bigint);
