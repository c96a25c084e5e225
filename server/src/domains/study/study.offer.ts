export { admitToClass, takeSeatBack, type Admission } from './seats'
export { placedAmong } from './class-access'
