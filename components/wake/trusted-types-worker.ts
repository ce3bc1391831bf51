import type { TrustedScripts } from "@/lib/wake-plan";
import { installTrustedTypesPolicy } from "./trusted-types";

/** Stands in front of the framework's script that starts a worker: there, too, what loads scripts hands over plain addresses. */
declare const TRUSTED: TrustedScripts;

installTrustedTypesPolicy(TRUSTED);
