import { expose } from 'comlink';
import { STRENGTH_WORK } from './strength-work';

expose(STRENGTH_WORK);
