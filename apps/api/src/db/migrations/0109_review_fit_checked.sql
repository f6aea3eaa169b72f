alter table reviews validate constraint reviews_fit_bounded;
