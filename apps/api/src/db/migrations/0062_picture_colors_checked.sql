-- Reads every picture under a lock that lets others read and write; see 0058.
alter table product_images validate constraint product_images_color_not_blank;
