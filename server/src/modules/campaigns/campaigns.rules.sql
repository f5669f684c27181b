-- How fees are distributed: without it, PostgreSQL expects a third of all campaigns above any minimum fee.
create statistics if not exists campaigns_fee on (greatest(fee_min, fee_max)) from campaigns;
