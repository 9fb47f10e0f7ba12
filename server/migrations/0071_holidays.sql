-- Days closed or opened against a country's rule. The rule itself is the engine's; only what an administrator changed is kept.
create table holiday (
  country text not null check (country ~ '^[A-Z]{2}$'),
  day date not null,
  is_open boolean not null default false,
  name_en text not null default '' check (char_length(name_en) <= 255),
  name_jp text not null default '' check (char_length(name_jp) <= 255),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (country, day)
);
