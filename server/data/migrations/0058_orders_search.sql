-- Finds any part of a number among many orders. A database without the extension, such as the embedded one, looks at each order.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'orders are searched without an index: %', SQLERRM;
END
$$;
