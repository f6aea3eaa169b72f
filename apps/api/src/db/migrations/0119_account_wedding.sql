-- The wedding date of an account; a visitor's stays in her browser.

alter table users add column wedding_on date;
