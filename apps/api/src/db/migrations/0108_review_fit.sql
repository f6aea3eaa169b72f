-- How the product fit its author: her size, height and heel, published with her review. All of it optional.
create type review_fit as enum ('tight', 'right', 'loose');

alter table reviews
  add column worn_size text,
  add column height_cm smallint,
  add column heel_mm smallint,
  add column fit review_fit,
  add constraint reviews_fit_bounded check (
    char_length(worn_size) between 1 and 30 and height_cm between 60 and 230 and heel_mm between 0 and 200
  ) not valid;
