-- A collection's cover, its text, and whether the shop shows it. Products of a hidden one stay in the lists: they are hidden
-- by themselves.
alter table categories
  add column description text constraint categories_description_short check (char_length(description) between 1 and 400),
  -- While it is a cover, the picture is not removed.
  add column image_hash text references site_images on delete restrict,
  add column image_alt text constraint categories_image_alt_short check (char_length(image_alt) between 1 and 300),
  add column is_hidden boolean not null default false,
  add constraint categories_image_described check ((image_hash is null) = (image_alt is null));
create index categories_by_image on categories (image_hash);

-- The names that a collection had: its address is its name, and addresses that were shared go on leading to it. The latest
-- collection of a name has it; a collection that has it now is looked up first.
create table category_names (
  name_key text primary key,
  category_id bigint not null references categories on delete cascade
);
create index category_names_of_category on category_names (category_id);
