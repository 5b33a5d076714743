import { automationServices, developmentServices } from './services/automation-and-development.ts';
import { infrastructureServices, manufacturingServices } from './services/infrastructure-and-manufacturing.ts';
import { sustainabilityServices } from './services/sustainability.ts';
import type { DemoService } from './types.ts';

/** What the consulting brand offers, two services in each category. */
export const services: DemoService[] = [
  ...automationServices,
  ...developmentServices,
  ...infrastructureServices,
  ...manufacturingServices,
  ...sustainabilityServices,
];
