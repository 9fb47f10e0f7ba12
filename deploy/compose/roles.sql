-- The owner makes the tables; the app's role owns nothing and stays behind row-level security.
create role hakaru_owner login password 'owner-password';
create role hakaru_app login password 'app-password';
create database hakaru owner hakaru_owner;
