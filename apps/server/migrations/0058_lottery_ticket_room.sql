-- A ticket is written twice: when it is bought, and when it is settled. With room for both in one page the second
-- writing touches none of its four indexes, and settling a million takes a fifth of the time. Pages that are full stay so.
ALTER TABLE "lottery_ticket" SET (fillfactor = 50);
