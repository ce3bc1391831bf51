import { one, type Rules } from "../rules";
import { flowNames } from "./flow-data";

/** Attributes of `<StateFlow>`. */
export const flowRules: Rules = { name: one(flowNames) };
