import { closeLead, leadDoor, openLead } from '../../../src/components/modals/leadDoor';

test('a form that was left in the middle of its send does not close the one that is open by then', () => {
  openLead({ form: 'meeting' });
  openLead({ form: 'callback', prefill: { name: 'Azad' } });
  closeLead('meeting');
  expect(leadDoor.get()).toEqual({ form: 'callback', prefill: { name: 'Azad' } });
  closeLead('callback');
  expect(leadDoor.get()).toBeNull();
});
