-- A killed worker leaves its jobs locked for hours. Each worker beats here; whoever notices silence frees what the silent one held.
create table worker_heartbeat (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);
