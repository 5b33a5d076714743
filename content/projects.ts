import { automationProjects } from './projects/automation-projects.ts';
import { developmentProjects } from './projects/development-projects.ts';
import { infrastructureProjects } from './projects/infrastructure-projects.ts';
import { manufacturingProjects } from './projects/manufacturing-projects.ts';
import { sustainabilityProjects } from './projects/sustainability-projects.ts';
import type { DemoProject } from './types.ts';

/** The newest first; projects of one year keep the order of the categories. */
export const projects: DemoProject[] = [
  ...automationProjects,
  ...developmentProjects,
  ...infrastructureProjects,
  ...manufacturingProjects,
  ...sustainabilityProjects,
].sort((first, second) => second.year - first.year);
