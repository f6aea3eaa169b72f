-- In the history of an order: its charges were changed, or an extra was proposed or answered.
alter type order_event_kind add value 'charges_changed';
alter type order_event_kind add value 'extra_changed';
