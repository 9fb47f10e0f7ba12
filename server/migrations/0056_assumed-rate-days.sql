-- The name of a constraint says which field it speaks for, its words apart.
alter table assumed_rate rename constraint assumed_rate__fromday__taken to assumed_rate__from_day__taken;
