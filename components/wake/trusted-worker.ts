import type { Trusted } from "@/lib/types";
import { trustOwnScripts } from "./trusted";

/** Stands in front of the framework's script that starts a worker: there, too, what loads scripts hands over plain addresses. */
declare const TRUSTED: Trusted;

trustOwnScripts(TRUSTED);
