-- Mailed for that purpose only, and used once: erases the customer of a guest's order.
alter type order_link_kind add value 'erase';
